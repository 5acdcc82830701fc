import * as messages from '#messages/property.ts'
import { ExternalLink } from '../../components/ui/ExternalLink'
import type { Facts } from '../../domain/listing/facts/fact-schema'
import { largest } from '../../lib/pictures/pictures'
import { formatDay } from '../../lib/time/format-day'

// The bands of an energy performance certificate with their scores.
const bands = [
  { letter: 'A', scores: '92+', look: 'w-[38%] bg-green text-white' },
  { letter: 'B', scores: '81–91', look: 'w-[48%] bg-[#3d5f45] text-white' },
  { letter: 'C', scores: '69–80', look: 'w-[59%] bg-[#5d7b4a] text-white' },
  { letter: 'D', scores: '55–68', look: 'w-[69%] bg-[#d3b368]' },
  { letter: 'E', scores: '39–54', look: 'w-[79%] bg-[#cf9152]' },
  { letter: 'F', scores: '21–38', look: 'w-[89%] bg-[#b85a30] text-white' },
  { letter: 'G', scores: '1–20', look: 'w-full bg-[#84301a] text-white' },
]

const paperClass = 'print:outline print:-outline-offset-1 print:outline-ink print:bg-transparent print:text-ink'
const columnsClass = 'grid grid-cols-[minmax(0,1fr)_min(3.5rem,18.6vw)_min(4.5rem,24vw)]'

/** The energy rating as its certificate draws it; the text beside it says the same. */
export function EnergyChart({ facts: { values, notes } }: { facts: Facts }) {
  const { epc_rating: now, epc_potential: potential, epc_expires: expires, epc_documents: pages = [] } = values
  const checked = notes.epc_rating?.checked_on
  return (
    <div className="break-inside-avoid laptop:grid laptop:grid-cols-[minmax(0,24.5rem)_minmax(14rem,1fr)]">
      <div className="w-full max-w-98 py-2.5 text-tiny" aria-hidden="true">
        <div className={`${columnsClass} border-b border-line pb-1 text-ink-2`}>
          <span>{messages.efficientFirst}</span>
          <span className="text-center">{messages.now}</span>
          <span className="text-center">{messages.potential}</span>
        </div>
        {bands.map(({ letter, scores, look }) => (
          <div key={letter} className={`${columnsClass} mt-1 leading-[1.75rem] print:mt-px print:leading-[1.15rem]`}>
            {/* Browsers omit backgrounds in print by default, so paper has outlines. */}
            <span className={`flex justify-between px-2 forced-colors:border ${paperClass} ${look}`}>
              {scores} <b className="text-note font-bold">{letter}</b>
            </span>
            {[now, potential].map((rating, n) => (
              <span key={n} className="border-l border-line text-center text-note font-bold">
                {rating === letter && `← ${letter}`}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p className="self-center py-2.5 text-note laptop:pl-10">
        {now && messages.ratedSentence(now)}
        {potential && (potential === now ? messages.potentialSame : messages.potentialIs(potential))}
        {expires && <span className="block text-ink-2">{messages.certificateUntil(formatDay(expires))}</span>}
        {checked && <span className="block text-ink-2">{messages.readOnRegister(formatDay(checked))}</span>}
        {pages.map((page, n) => (
          <ExternalLink key={page} className="mt-1 block w-fit py-1 quiet-link" href={largest(page)}>
            {pages.length > 1 ? messages.certificatePage(n + 1) : messages.certificate}
          </ExternalLink>
        ))}
      </p>
    </div>
  )
}
