import * as messages from '#messages/gallery.ts'
import { pictureKeys } from '#messages/property-scripts.ts'
import { useRef } from 'react'
import { Picture } from '../../../components/ui/Picture'
import { type Listing, pictureAlt } from '../../../domain/listing/listing'
import { StageButton, StageFooter, TurnButtons } from './StageFooter'
import { StageSlides } from './StageSlides'
import { useStage } from './useStage'
import { useStageKeys } from './useStageKeys'
import { required } from '../../../lib/required'

interface Props {
  listing: Listing
  pictures: string[]
  /** The index of the visible picture. */
  position: number
  onMove: (position: number) => void
}

/** The pictures tab: the slides, and below them position, caption and buttons. */
export function Pictures({ listing, pictures, position, onMove }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const stage = useStage(ref, { start: position, count: pictures.length, maxZoom: 3, onMove })
  const hasSeveral = pictures.length > 1
  const moveBy = (step: number) => stage.show(position + step)
  useStageKeys(stage, (key) => {
    if (key === 'Home') stage.show(0)
    else if (key === 'End') stage.show(pictures.length - 1)
    else if (hasSeveral) moveBy(key === 'ArrowLeft' ? -1 : 1)
  })
  const zoomed = stage.scale > 1

  return (
    <div id="full-screen-panel" role="tabpanel" aria-labelledby="tab-pictures" className="contents">
      <StageSlides
        ref={ref}
        position={position}
        label={hasSeveral ? pictureKeys : messages.picture}
        slides={pictures.map((url, n) => ({
          key: url,
          ratio: 3 / 2,
          content: (
            <Picture
              url={url}
              alt={pictureAlt(listing, url, n)}
              sizes={zoomed && n === position ? '240vw' : '(min-width: 1000px) 78vw, 100vw'}
              eager={n === position}
              className="object-contain"
            />
          ),
        }))}
      />
      <StageFooter
        counter={
          <p className="font-serif-large text-[1.75rem] leading-none tracking-tighter laptop:text-[4.125rem]">
            <span className="sr-only">{messages.pictureSpace}</span>
            {position + 1} <span className="text-night-text-4">/ {pictures.length}</span>
          </p>
        }
        caption={pictureAlt(listing, required(pictures[position], `picture ${position + 1}`), position)}
        hint={hasSeveral ? messages.moveOrClose : messages.escCloses}
      >
        {hasSeveral && <TurnButtons previous={messages.previousPicture} next={messages.nextPicture} onTurn={moveBy} />}
        <StageButton label={messages.larger} pressed={zoomed} onPress={() => stage.zoom(zoomed ? 0 : 2)}>
          {zoomed ? '−' : '+'}
        </StageButton>
      </StageFooter>
    </div>
  )
}
