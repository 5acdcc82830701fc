import type { Listing } from './listing.ts'

interface Room {
  name: string
  /** The measured size, `4.93 × 4.44 m` and `16′2″ × 14′7″`; halls and stores have none. */
  size?: { metres: string; feet: string }
}

export interface FloorPlan {
  src: string
  width: number
  height: number
  /** The rooms of each floor. */
  floors: { name: string; rooms: Room[] }[]
  /** Other information, such as the area. */
  notes: string[]
}

/** Whole inches, as `16′2″`. */
function feet(metres: number): string {
  const inches = Math.round(metres / 0.0254)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

function room(text: string): Room {
  const [, named, across, along] = text.match(/^(.+?) (\d+(?:\.\d+)?) ?(?:by|x|×) ?(\d+(?:\.\d+)?) ?m$/) ?? []
  const label = named ?? text
  const name = label.charAt(0).toUpperCase() + label.slice(1)
  if (!across || !along) return { name }
  return {
    name,
    size: { metres: `${across} × ${along} m`, feet: `${feet(Number(across))} × ${feet(Number(along))}` },
  }
}

/** `Ground floor: kitchen 4.93 by 4.44 m, hall.` is a floor with rooms; any other sentence is a note. */
function read(caption: string): Pick<FloorPlan, 'floors' | 'notes'> {
  const sentences = caption.split(/\.(?:\s+|$)/).filter(Boolean)
  const isFloor = (sentence: string) => /^[^:,]+: /.test(sentence)
  return {
    floors: sentences.filter(isFloor).map((sentence) => {
      const [name = '', rooms = ''] = sentence.split(/: (.*)/s)
      return { name, rooms: rooms.split(', ').map(room) }
    }),
    notes: sentences.filter((sentence) => !isFloor(sentence)).map((sentence) => `${sentence}.`),
  }
}

/** The address of a plan's picture, without its size fragment. */
export const planSource = (address: string) => address.replace(/#\d+x\d+$/, '')

/**
 * A listing's floor plans. An address may end in its picture's size (`plan.svg#697x837`), which reserves its space;
 * others get a 4:3 frame.
 */
export const floorPlans = ({ facts }: Pick<Listing, 'facts'>): FloorPlan[] =>
  (facts.values.floor_plans ?? []).map((address, n) => {
    const [, width = 1200, height = 900] = address.match(/#(\d+)x(\d+)$/) ?? []
    return {
      src: planSource(address),
      width: Number(width) || 1200,
      height: Number(height) || 900,
      ...read(facts.floorPlanCaptions[n] ?? ''),
    }
  })
