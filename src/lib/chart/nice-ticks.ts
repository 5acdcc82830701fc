/**
 * Axis ticks that cover the least and greatest figures: multiples of 1, 2 or 5 times a power of ten.
 * @param maxSteps the maximum number of steps
 */
export function niceTicks(least: number, greatest: number, maxSteps: number): number[] {
  const span = greatest - least || 1
  const power = 10 ** Math.floor(Math.log10(span / maxSteps))
  const sizes = [1, 2, 5, 10].map((factor) => factor * power)
  const step = sizes.find((size) => stepsOf(least, greatest, size) <= maxSteps) ?? 20 * power
  const from = Math.floor(least / step)
  return Array.from({ length: stepsOf(least, greatest, step) + 1 }, (_, n) => (from + n) * step)
}
const stepsOf = (least: number, greatest: number, step: number) =>
  Math.max(1, Math.ceil(greatest / step) - Math.floor(least / step))
