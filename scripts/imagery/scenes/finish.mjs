// node finish.mjs IN.png OUT.avif [--interior] [--flop]
// A soft bloom round the brightest areas and a fine film grain, which hides the denoiser's smoothness; then AVIF (or
// PNG, if OUT ends so). Rooms have a little less grain than streets; --flop mirrors the picture.
import sharp from 'sharp'

const [source, target, ...flags] = process.argv.slice(2)
const [bloom, grain] = flags.includes('--interior') ? [0.15, 3.2] : [0.14, 4.5]
const image = sharp(source).removeAlpha()
const { width, height } = await image.metadata()
const pixels = await image.clone().raw().toBuffer()
const blurred = await image.clone().blur(Math.max(4, width / 110)).raw().toBuffer()

// The same grain every time: a picture rendered again differs only where the scene does.
let state = 12345
const random = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
for (let i = 0; i < width * height; i++) {
  const speck = (random() + random() + random() - 1.5) * grain
  for (let k = 0; k < 3; k++) {
    const soft = blurred[i * 3 + k]
    const lift = Math.max(0, soft - 150) / 105
    const value = 255 - ((255 - pixels[i * 3 + k]) * (255 - soft * bloom * lift)) / 255
    pixels[i * 3 + k] = Math.max(0, Math.min(255, value + speck * (1 - Math.abs(value - 120) / 180)))
  }
}
const finished = sharp(pixels, { raw: { width, height, channels: 3 } })
if (flags.includes('--flop')) finished.flop()
await (target.endsWith('.png') ? finished.png() : finished.avif({ quality: 62, effort: 4 })).toFile(target)
