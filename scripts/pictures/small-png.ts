/** A screenshot in at most 256 colours: a third of the bytes, and no difference to the eye. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const MAX_COLOURS = 256;
const MOST_FREQUENT = 128;

/** @param png 8 bits a channel, RGB or RGBA, not interlaced: what Chromium writes */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const { indexes, palette } = withPalette(pixels);
  return encode(width, height, indexes, palette);
}

/** @returns RGB, three bytes a pixel. */
function decode(png: Buffer): { width: number; height: number; pixels: Buffer } {
  const data: Buffer[] = [];
  let header: Buffer = Buffer.alloc(13);
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") header = body;
    if (type === "IDAT") data.push(body);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const rows = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    rows.copy(pixels, pixel * 3, pixel * channels, pixel * channels + 3);
  return { width, height, pixels };
}

/** PNG specification, section 9: filters. */
function unfiltered(raw: Buffer, stride: number, height: number, channels: number): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? (rows[at - channels] ?? 0) : 0;
      const up = y > 0 ? (rows[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (rows[at - stride - channels] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      rows[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return rows;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The most frequent colours stay as they are, then those that are least like them; the others become the nearest. */
function withPalette(pixels: Buffer): { indexes: Buffer; palette: Buffer } {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, x], [b, y]) => y - x || a - b).map(([colour]) => colour);
  const palette = byCount.slice(0, MOST_FREQUENT);
  const rest = byCount
    .slice(MOST_FREQUENT)
    .map((colour) => ({ colour, distance: nearestOf(colour, palette).distance }));
  while (palette.length < MAX_COLOURS && rest.length > 0) {
    const next = rest.reduce((best, candidate) => (candidate.distance > best.distance ? candidate : best));
    palette.push(next.colour);
    for (const candidate of rest) {
      candidate.distance = Math.min(candidate.distance, distanceOf(candidate.colour, next.colour));
    }
    next.distance = -1;
  }
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestOf(colour, palette).index]));
  const indexes = Buffer.alloc(pixels.length / 3);
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    indexes[pixel] = nearest.get(pixels.readUIntBE(pixel * 3, 3)) ?? 0;
  }
  return { indexes, palette: Buffer.from(palette.flatMap(channelsOf)) };
}

function channelsOf(colour: number): [number, number, number] {
  return [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];
}

function distanceOf(left: number, right: number): number {
  const [r, g, b] = channelsOf(left);
  const [x, y, z] = channelsOf(right);
  return (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
}

function nearestOf(colour: number, palette: readonly number[]): { index: number; distance: number } {
  let best = { index: 0, distance: Infinity };
  for (const [index, candidate] of palette.entries()) {
    const distance = distanceOf(colour, candidate);
    if (distance < best.distance) best = { index, distance };
  }
  return best;
}

function encode(width: number, height: number, indexes: Buffer, palette: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 3;
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) indexes.copy(raw, y * (width + 1) + 1, y * width, (y + 1) * width);
  const chunks = [
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const result = Buffer.alloc(named.length + 8);
  result.writeUInt32BE(body.length, 0);
  named.copy(result, 4);
  result.writeUInt32BE(crc32(named), named.length + 4);
  return result;
}
