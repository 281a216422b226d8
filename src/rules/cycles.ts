/** Cycles in a directed graph: iterative, linear in nodes and edges, the same for any order of them. */

/** Node to the nodes it leads to. */
export type Successors = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * For every set of nodes that can all reach each other, one cycle: a shortest one through its first node by name. A
 * node that leads to itself is a cycle of one.
 */
export function findCycles(successors: Successors): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  for (const component of components(successors)) {
    const start = component.reduce((first, node) => (node < first ? node : first));
    cycles.push(shortestCycle(start, new Set(component), successors));
  }
  return cycles.sort(([a], [b]) => ((a ?? "") < (b ?? "") ? -1 : 1));
}

/** A link of a graph, whatever else it is. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

/**
 * The links that may lie on a cycle, in their order: without those that lead to where no link begins, again and again
 * until none is left that does. A graph without cycles, which is the rule, is peeled away whole.
 */
export function mayCycle<Link extends Ends>(links: readonly Link[]): readonly Link[] {
  const count = links.length;
  const numbers = new Map<string, number>();
  const sources = new Int32Array(count);
  for (let link = 0; link < count; link++) {
    const from = links[link]?.from ?? "";
    let number = numbers.get(from);
    if (number === undefined) numbers.set(from, (number = numbers.size));
    sources[link] = number;
  }
  // Numbers of where links lead, -1 where no link begins; the links into each node as a chain; the links out, counted.
  const targets = new Int32Array(count);
  const firstInto = new Int32Array(numbers.size).fill(-1);
  const nextInto = new Int32Array(count);
  const open = new Int32Array(numbers.size);
  for (let link = 0; link < count; link++) {
    const target = numbers.get(links[link]?.to ?? "") ?? -1;
    targets[link] = target;
    if (target < 0) continue;
    nextInto[link] = firstInto[target] ?? -1;
    firstInto[target] = link;
    increase(open, sources[link] ?? 0, 1);
  }
  const ended: number[] = [];
  for (let node = 0; node < open.length; node++) if (open[node] === 0) ended.push(node);
  for (let node = ended.pop(); node !== undefined; node = ended.pop()) {
    for (let link = firstInto[node] ?? -1; link >= 0; link = nextInto[link] ?? -1) {
      const source = sources[link] ?? 0;
      increase(open, source, -1);
      if (open[source] === 0) ended.push(source);
    }
  }
  return links.filter((_, link) => (open[targets[link] ?? -1] ?? 0) > 0);
}

function increase(counts: Int32Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** Strongly connected components that hold a cycle (Tarjan 1972, with a stack of its own instead of recursion). */
function components(successors: Successors): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open = new Set<string>();
  const stack: string[] = [];
  for (const root of successors.keys()) {
    if (order.has(root)) continue;
    const path: { readonly node: string; readonly next: Iterator<string> }[] = [];
    const enter = (node: string): void => {
      order.set(node, order.size);
      low.set(node, order.size - 1);
      open.add(node);
      stack.push(node);
      path.push({ node, next: (successors.get(node) ?? NONE).values() });
    };
    enter(root);
    for (let frame = path.at(-1); frame; frame = path.at(-1)) {
      const { node, next } = frame;
      const step = next.next();
      if (step.done !== true) {
        if (!order.has(step.value)) enter(step.value);
        else if (open.has(step.value)) lower(low, node, order.get(step.value));
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) lower(low, parent.node, low.get(node));
      if (low.get(node) !== order.get(node)) continue;
      const component = stack.splice(stack.lastIndexOf(node));
      for (const member of component) open.delete(member);
      if (component.length > 1 || successors.get(node)?.has(node)) found.push(component);
    }
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();

function lower(low: Map<string, number>, node: string, value: number | undefined): void {
  if (value !== undefined && value < (low.get(node) ?? Infinity)) low.set(node, value);
}

/** Breadth first from `start` back to it, within its component; neighbours by name. */
function shortestCycle(start: string, within: ReadonlySet<string>, successors: Successors): string[] {
  const cameFrom = new Map<string, string>();
  let level = [start];
  while (level.length > 0) {
    const next: string[] = [];
    for (const node of level) {
      for (const successor of [...(successors.get(node) ?? NONE)].sort()) {
        if (successor === start) return walkBack(node, cameFrom);
        if (!within.has(successor) || cameFrom.has(successor)) continue;
        cameFrom.set(successor, node);
        next.push(successor);
      }
    }
    level = next;
  }
  throw new Error(`${start} is in no cycle`);
}

function walkBack(last: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let node: string | undefined = last; node !== undefined; node = cameFrom.get(node)) path.push(node);
  return path.reverse();
}
