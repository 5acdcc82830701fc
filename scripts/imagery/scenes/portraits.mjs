// node portraits.mjs [OUT]: cut-paper silhouettes, six for the team and six for clients, as SVG (the source, editable)
// and AVIF (with paper grain). OUT is ../masters/portraits unless given.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const SIZE = 640
const out = process.argv[2] ?? fileURLToPath(new URL('../masters/portraits', import.meta.url))

// ---- small helpers
const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
function mix(a, b, t) {
  const [x, y] = [channels(a), channels(b)]
  return '#' + x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, '0')).join('')
}
const lighter = (c, t) => mix(c, '#ffffff', t)
const darker = (c, t) => mix(c, '#000000', t)

// the head is drawn in its own units (nose at the left, about 210 tall) and scaled in
const scale = 1.34
const origin = [326, 284]
const place = ([x, y]) => [origin[0] + x * scale, origin[1] + y * scale]
const fmt = (p) => p.map((v) => v.toFixed(1)).join(' ')

// a smooth curve through the points (Catmull-Rom)
function smooth(points, closed = true) {
  const p = points.map(place)
  const n = p.length
  const at = (i) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))])
  let d = `M${fmt(p[0])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${fmt([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${fmt([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${fmt(c)}`
  }
  return d + (closed ? 'Z' : '')
}
const straight = (points) => `M${points.map((p) => fmt(place(p))).join('L')}Z`

// ---- the profile; each feature is pushed in or out a little
function profile({ nose = 0, chin = 0, brow = 0, lip = 0, jaw = 0 }) {
  return [[-2, -118], [-42, -112], [-66, -88], [-74, -60], [-75 - brow, -44], [-71, -34], [-80 - nose * 0.4, -18], [-93 - nose, 0], [-92 - nose, 7], [-82, 12], [-77, 15], [-79, 21], [-86 - lip, 27], [-85 - lip, 32], [-78, 36],
    [-83 - lip * 0.7, 41], [-81, 48], [-75, 53], [-76 - chin * 0.5, 62], [-74 - chin, 74], [-62 - chin, 86 + jaw], [-40, 91 + jaw], [-16, 85], [-10, 98], [-12, 126], [-30, 150], [-74, 166], [-104, 190], [-116, 250], [124, 250], [112, 186],
    [80, 160], [52, 142], [44, 110], [50, 70], [74, 20], [80, -30], [66, -84], [30, -112]]
}

const BUST = [[-126, 270], [-108, 194], [-76, 168], [-34, 150], [-12, 146], [20, 156], [50, 140], [82, 158], [114, 184], [134, 270]]
const BEARD = [[0, 12], [-14, 34], [-44, 42], [-74, 40], [-84, 48], [-87, 66], [-84, 88], [-62, 106], [-32, 104], [-2, 88], [16, 54], [14, 18]]
const SHORT_BEARD = [[2, 10], [-12, 40], [-42, 50], [-72, 50], [-79, 58], [-78, 78], [-64, 92], [-38, 96], [-12, 87], [12, 52], [14, 14]]

function afro(seed) {      // a rounded cloud with a soft, scalloped edge
  const edge = []
  for (let k = 0; k <= 46; k++) {
    const t = Math.PI * (0.96 + (1.38 * k) / 46)
    const wobble = 3.2 * Math.sin(k * 2.1 + seed) + 1.8 * Math.sin(k * 4.7)
    edge.push([16 + (110 + wobble) * Math.cos(t), -58 + (104 + wobble) * Math.sin(t)])
  }
  return [...edge.filter(([x, y]) => !(x < -70 && y > -102)), [58, 50], [48, 38], [40, 18], [26, 2], [12, 22], [4, 8], [0, -16], [-16, -42], [-42, -62], [-64, -74]]
}

const HAIR = {
  sidePart: [[-70, -82], [-70, -112], [-40, -132], [16, -138], [62, -118], [88, -74], [90, -26], [80, 14], [64, 34], [54, 6], [42, 2], [30, 14], [18, 6], [16, -24], [-4, -50], [-40, -64]],
  crop: [[-66, -90], [-44, -124], [10, -130], [60, -112], [84, -70], [86, -20], [72, 16], [58, 8], [46, -4], [30, 12], [18, 4], [14, -28], [-10, -62], [-44, -80]],
  quiff: [[-74, -80], [-92, -116], [-64, -148], [-8, -146], [50, -132], [86, -94], [90, -40], [78, 18], [62, 24], [52, 0], [34, 10], [20, 2], [16, -30], [-8, -58], [-44, -70]],
  bob: [[-70, -70], [-70, -108], [-24, -138], [38, -136], [90, -102], [108, -36], [108, 34], [92, 88], [54, 98], [22, 86], [8, 50], [0, 8], [-12, -28], [-40, -54]],
  bun: [[-66, -86], [-40, -124], [14, -136], [66, -114], [92, -66], [88, -14], [72, 28], [52, 48], [44, 22], [36, 4], [20, 14], [12, -6], [4, -36], [-24, -66]],
  waves: [[-68, -78], [-74, -110], [-34, -142], [34, -140], [86, -108], [104, -46], [98, 6], [114, 56], [104, 106], [118, 158], [98, 206], [58, 214], [34, 180], [44, 124], [28, 76], [8, 34], [2, -4], [-14, -36], [-44, -60]],
  pixie: [[-70, -72], [-80, -98], [-58, -130], [4, -142], [62, -124], [92, -74], [88, -22], [72, 22], [58, 34], [50, 10], [34, 6], [22, 24], [8, 14], [6, -14], [-10, -36], [-44, -50]],
  fringe: [[14, 10], [18, -12], [38, -20], [62, -30], [83, -30], [86, -6], [77, 24], [60, 46], [50, 36], [46, 14], [36, 4], [26, 16]],
  braids: [[-64, -86], [-44, -124], [10, -136], [62, -118], [90, -74], [92, -26], [76, 18], [58, 30], [48, 8], [36, 0], [22, 14], [12, 4], [6, -30], [-20, -62]],
}
const HIJAB = [[-72, -76], [-70, -112], [-26, -142], [40, -138], [90, -102], [106, -36], [98, 40], [92, 104], [122, 168], [140, 270], [-116, 270], [-98, 196], [-56, 160], [-24, 132], [-36, 100], [-14, 92], [6, 66], [10, 24], [0, -18], [-22, -50], [-48, -68]]
const TURBAN = [[-78, -66], [-84, -96], [-60, -136], [-14, -162], [44, -158], [92, -124], [108, -72], [98, -26], [74, 0], [48, -8], [10, -34], [-34, -58]]

// ---- who they are
const PEOPLE = {
  'team-1': { face: { nose: 2, chin: 2, lip: 2 }, paper: '#2b2e33', ground: '#dccdb4', hair: 'bun', topBun: [95, -32], earring: 'drop', dress: 'lapel', cloth: '#20242a' },
  'team-2': { face: { nose: 6, chin: 5, brow: 3 }, paper: '#34424f', ground: '#cbb9a3', hair: 'sidePart', dress: 'shirt' },
  'team-3': { face: { nose: 1, chin: 3, lip: 4 }, paper: '#54372d', ground: '#cfc8b4', hair: 'afro', earring: 'hoop', dress: 'roll', cloth: '#2B4538' },
  'team-4': { face: { nose: 5, chin: 4, brow: 2 }, paper: '#6b4a35', ground: '#c9d0c8', turban: '#7c2f2a', beard: BEARD, dress: 'shirt', cloth: '#2a2f36' },
  'team-5': { face: { nose: 1, chin: 1, lip: 2 }, paper: '#6a3c33', ground: '#dbd2c1', hair: 'bob', earring: 'stud', dress: 'lapel', cloth: '#4b2622' },
  'team-6': { face: { nose: 5, chin: 4, brow: 2 }, paper: '#2c3848', ground: '#d5c3a6', hair: 'crop', glasses: true, dress: 'shirt' },
  'client-1': { face: { nose: 2, chin: 2, lip: 1 }, paper: '#7a5a44', ground: '#c6ccc6', hijab: '#2f4f58', dress: 'plain', cloth: '#294650' },
  'client-2': { face: { nose: 7, chin: 5, brow: 3, jaw: 2 }, paper: '#3d3a38', ground: '#d8c6b0', hair: 'fringe', hairColour: '#b9b4aa', beard: SHORT_BEARD, glasses: true, dress: 'bow', cloth: '#262423' },
  'client-3': { face: { nose: 1, chin: 2, lip: 4 }, paper: '#3f2a23', ground: '#d9c9b2', hair: 'braids', tail: true, earring: 'drop', dress: 'roll', cloth: '#b4512f' },
  'client-4': { face: { nose: 4, chin: 6, brow: 2 }, paper: '#33463b', ground: '#dccfb6', hair: 'quiff', beard: SHORT_BEARD, dress: 'shirt' },
  'client-5': { face: { nose: 3, chin: 1, lip: 1 }, paper: '#5b4650', ground: '#d3cdbf', hair: 'bun', lowBun: [94, 26], hairColour: '#c3bcb2', pearls: true, dress: 'lapel', cloth: '#3b2c35' },
  'client-6': { face: { nose: 0, chin: 2, lip: 2 }, paper: '#4d3a2c', ground: '#c5cbd0', hair: 'waves', dress: 'shirt', cloth: '#27394a' },
}

function draw(name, who) {
  const faces = name.startsWith('client') ? -1 : 1      // clients look the other way
  const hairColour = who.hairColour ?? darker(who.paper, 0.36)
  const cloth = who.cloth ?? darker(who.paper, 0.22)
  const light = lighter(who.ground, 0.55)
  const gold = '#c79a4a'
  const parts = []
  // one sheet of paper: its shadow, then itself with a faint sheen
  let gradients = ''
  let count = 0
  const sheet = (d, fill, lift = 1) => {
    const id = `sheet${count++}`
    gradients += `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${lighter(fill, 0.1)}"/><stop offset="1" stop-color="${darker(fill, 0.14)}"/></linearGradient>`
    parts.push(`<path d="${d}" fill="#1d140c" opacity="${(0.3 * lift).toFixed(2)}" transform="translate(${3 * faces} 6)" filter="url(#soft)"/><path d="${d}" fill="url(#${id})"/>`)
  }
  const line = (points, colour, width) => parts.push(`<path d="${smooth(points, false)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`)
  const dot = (p, r, colour, ring = 0) => { const [x, y] = place(p); parts.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" ${ring ? `fill="none" stroke="${colour}" stroke-width="${ring}"` : `fill="${colour}"`}/>`); }
  const disc = ([x, y], rx, ry) => Array.from({ length: 16 }, (_, k) => [x + rx * Math.cos((k * Math.PI) / 8), y + ry * Math.sin((k * Math.PI) / 8)])

  if (who.tail) sheet(smooth([[70, -84], [104, -96], [132, -70], [140, -16], [134, 48], [142, 108], [128, 150], [108, 148], [104, 100], [100, 40], [100, -16], [84, -44]]), hairColour)
  sheet(smooth(profile(who.face)), who.paper)
  if (who.dress === 'roll') sheet(smooth([[-18, 116], [14, 122], [46, 106], [56, 122], [54, 146], [20, 160], [-18, 156], [-26, 138]]), cloth, 0.6)
  sheet(smooth(BUST), cloth)
  if (who.dress === 'shirt' || who.dress === 'bow') {
    sheet(straight([[-40, 148], [-13, 118], [22, 144], [-20, 182]]), light, 0.5)
    sheet(straight([[22, 144], [50, 116], [68, 152], [8, 182]]), lighter(who.ground, 0.36), 0.5)
  }
  if (who.dress === 'bow') sheet(smooth([[-30, 158], [-52, 146], [-56, 180], [-28, 170], [-2, 182], [2, 150]]), '#8c4029', 0.6)
  if (who.dress === 'lapel') sheet(straight([[-34, 149], [-12, 196], [-36, 236], [-60, 184]]), lighter(cloth, 0.16), 0.6)
  if (who.beard) sheet(smooth(who.beard), hairColour, 0.5)
  if (who.lowBun) sheet(smooth(disc(who.lowBun, 32, 30)), hairColour)
  if (who.topBun) sheet(smooth(disc(who.topBun, 33, 31)), hairColour)
  if (who.hair) sheet(smooth(who.hair === 'afro' ? afro(2) : HAIR[who.hair]), hairColour)
  if (who.hair === 'braids') for (const k of [0, 1, 2, 3]) line([[-54 + k * 22, -92 - k * 6], [-10 + k * 22, -104 + k * 14], [50 + k * 9, -78 + k * 22]], lighter(hairColour, 0.16), 2)
  if (who.hijab) {
    sheet(smooth(HIJAB), who.hijab)
    line([[-62, -84], [-20, -96], [34, -82], [66, -34]], lighter(who.hijab, 0.22), 2.2)
    line([[-30, 136], [10, 124], [52, 84], [76, 20]], darker(who.hijab, 0.3), 2.4)
    line([[-54, 168], [0, 160], [60, 128], [92, 92]], darker(who.hijab, 0.3), 2.4)
  }
  if (who.turban) {
    sheet(smooth(TURBAN), who.turban)
    for (const k of [0, 1, 2, 3]) line([[-70 + k * 8, -78 - k * 20], [-20 + k * 10, -74 - k * 26], [44 + k * 8, -46 - k * 26], [86 + k * 5, -16 - k * 26]], k % 2 ? lighter(who.turban, 0.2) : darker(who.turban, 0.28), 2.6)
    line([[-78, -70], [-40, -98], [-8, -128], [6, -164]], darker(who.turban, 0.28), 2.6)
  }
  if (who.glasses) {
    dot([-59, -25], 17, light, 4)
    line([[-47, -28], [-10, -32], [26, -30]], light, 4)
  }
  if (who.earring === 'stud') dot([22, 46], 6.5, gold)
  if (who.earring === 'hoop') dot([20, 36], 11, gold, 3.4)
  if (who.earring === 'drop') { dot([26, 28], 6, gold); line([[26, 32], [26, 44]], gold, 3); }
  if (who.pearls) for (let k = 0; k < 9; k++) dot([-10 + k * 6.6, 121 + 12 * Math.sin((Math.PI * (k + 0.4)) / 9.5)], 5.4, '#efe8dc')

  const oval = `<ellipse cx="320" cy="320" rx="222" ry="268"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
<radialGradient id="ground" cx=".35" cy=".28" r=".95"><stop offset="0" stop-color="${lighter(who.ground, 0.38)}"/><stop offset="1" stop-color="${who.ground}"/></radialGradient>
<clipPath id="oval">${oval}/></clipPath>${gradients}</defs>
<rect width="${SIZE}" height="${SIZE}" fill="#f1ebdf"/>
${oval} fill="#6d5b45" opacity=".3" transform="translate(${4 * faces} 9)" filter="url(#soft)"/>${oval} fill="url(#ground)"/>
<g clip-path="url(#oval)"><g${faces < 0 ? ` transform="translate(${SIZE} 0) scale(-1 1)"` : ''}>
${parts.join('\n')}
</g></g></svg>`
}

fs.mkdirSync(out, { recursive: true })
const mottle = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.016" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0"/></filter><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" filter="url(#f)"/></svg>`)).removeAlpha().raw().toBuffer()
for (const [name, who] of Object.entries(PEOPLE)) {
  const svg = draw(name, who)
  fs.writeFileSync(path.join(out, `${name}.svg`), svg)
  const pixels = await sharp(Buffer.from(svg)).resize(SIZE, SIZE).removeAlpha().raw().toBuffer()
  let state = 99
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  for (let i = 0; i < SIZE * SIZE; i++) {
    const grain = (random() + random() + random() - 1.5) * 9 + (mottle[i * 3] - 128) * 0.1
    for (let k = 0; k < 3; k++) {
      const v = pixels[i * 3 + k]
      pixels[i * 3 + k] = Math.max(0, Math.min(255, v + grain * (0.45 + 0.75 * (1 - Math.abs(v - 128) / 190))))
    }
  }
  await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } }).avif({ quality: 62, effort: 4 }).toFile(path.join(out, `${name}.avif`))
}
