/**
 * Axis ticks that cover the least and greatest figures: multiples of 1, 2 or 5 times a power of ten.
 * @param maxSteps the maximum number of steps
 */
export function niceTicks(min: number, max: number, maxSteps: number): number[] {
  const span = max - min || 1
  const power = 10 ** Math.floor(Math.log10(span / maxSteps))
  const sizes = [1, 2, 5, 10].map((factor) => factor * power)
  const step = sizes.find((size) => stepsOf(min, max, size) <= maxSteps) ?? 20 * power
  const from = Math.floor(min / step)
  return Array.from({ length: stepsOf(min, max, step) + 1 }, (_, n) => (from + n) * step)
}
const stepsOf = (min: number, max: number, step: number) => Math.max(1, Math.ceil(max / step) - Math.floor(min / step))
