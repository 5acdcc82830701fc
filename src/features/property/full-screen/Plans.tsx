import * as messages from '#messages/gallery.ts'
import { floorName, listed, planNote } from '#messages/rooms.ts'
import { useRef, useState } from 'react'
import type { FloorPlan } from '../../../domain/listing/floor-plans'
import type { Listing } from '../../../domain/listing/listing'
import { formatArea } from '../../../lib/format/words'
import { planAlt } from '../plan-alt'
import { StageButton, StageFooter, TurnButtons } from './StageFooter'
import { StageSlides } from './StageSlides'
import { useStage } from './useStage'
import { useStageKeys } from './useStageKeys'

interface Props {
  listing: Listing
  plans: FloorPlan[]
  start: number
}

const counterClass =
  'font-serif-large text-[1.75rem] leading-none tracking-tighter whitespace-nowrap laptop:text-[2.6rem]'

/** The floor plans tab: zoomed by − and +, and panned. */
export function Plans({ listing, plans, start }: Props) {
  const [position, setPosition] = useState(start)
  const ref = useRef<HTMLDivElement>(null)
  const stage = useStage(ref, { start, count: plans.length, maxZoom: 6, onMove: setPosition })
  const hasSeveral = plans.length > 1
  const moveBy = (step: number) => stage.show(position + step)
  useStageKeys(stage, (key) => {
    if (hasSeveral && (key === 'ArrowLeft' || key === 'ArrowRight')) moveBy(key === 'ArrowLeft' ? -1 : 1)
  })
  const plan = plans[position]
  if (!plan) return null

  return (
    <div id="full-screen-panel" role="tabpanel" aria-labelledby="tab-plan" className="contents">
      <StageSlides
        ref={ref}
        position={position}
        label={messages.planKeys}
        className="bg-paper"
        slides={plans.map(({ src, width, height }, n) => ({
          key: src,
          ratio: width / height,
          content: (
            <img
              src={src}
              alt={planAlt(listing, n, plans.length)}
              width={width}
              height={height}
              className="bg-paper object-contain forced-color-adjust-none"
            />
          ),
        }))}
      />
      <StageFooter
        counter={
          <p className={counterClass}>
            {hasSeveral
              ? `${position + 1} / ${plans.length}`
              : listing.floorSize && <FloorArea feet={listing.floorSize} />}
          </p>
        }
        caption={[listed(plan.floors.map(({ name }) => floorName(name))), ...plan.notes.map(planNote)]
          .filter(Boolean)
          .join(messages.betweenNotes)}
        hint={messages.planHint}
      >
        {hasSeveral && <TurnButtons previous={messages.previousPlan} next={messages.nextPlan} onTurn={moveBy} />}
        <StageButton label={messages.smaller} onPress={() => stage.zoom(1 / 1.5)}>
          −
        </StageButton>
        <StageButton label={messages.larger} onPress={() => stage.zoom(1.5)}>
          +
        </StageButton>
      </StageFooter>
    </div>
  )
}

/** Large figure, small unit; another unit in brackets may stand below. */
const FloorArea = ({ feet }: { feet: number }) => {
  const [figure, ...unit] = formatArea(feet).split(' ')
  const units = unit.join(' ').split(/(?=（)/)
  return (
    <>
      {figure}{' '}
      <span className="text-[0.6em] tracking-normal whitespace-normal text-night-text-4">
        {units.map((each) => (
          <span key={each} className="inline-block whitespace-nowrap">
            {each}
          </span>
        ))}
      </span>
    </>
  )
}
