/** A time as a record holds it, in UTC: whole seconds, or the day alone. */
export function timeText(time: Date, dateOnly = false): string {
  const text = time.toISOString();
  return dateOnly ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}
