import { shortAreaName, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/location.ts'
import type { ReactNode } from 'react'
import { LineBars } from '../../domain/london/LineBars'
import type { Point } from '../../domain/london/london'
import {
  isAcrossRiver,
  linesText,
  nearestStations,
  nearestUniversities,
  parksWithin,
  zoneText,
} from '../../domain/london/nearby'

/** Signs are English; before it is the name in the page’s language, if there is one. */
function Name({ name }: { name: string }) {
  const localName = shortAreaName(name)
  const language = titleLanguage || undefined
  if (localName === name)
    return (
      <span className="flex-[1_1_6rem]" lang={language}>
        {name}
      </span>
    )
  return (
    <span className="flex-[1_1_6rem]">
      {localName} <span lang={language}>{name}</span>
    </span>
  )
}

const Row = ({ name, distance, children }: { name: string; distance: string; children?: ReactNode }) => (
  <li className="border-b border-line py-2.5 text-base leading-[1.35]">
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <Name name={name} />
      <span className="shrink-0 tabular-nums">{distance}</span>
    </span>
    {children}
  </li>
)
const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="border-b border-ink pb-2.5 text-h4">{title}</h3>
    <ul>{children}</ul>
  </div>
)
const smallClass = 'block text-small text-ink-2'
/** Walking minutes; a range for interchanges with distant parts. */
const walkingTime = (minutes: number, farthest = minutes) =>
  farthest - minutes > 2 ? messages.aboutRange(minutes, farthest) : messages.aboutMinutes(minutes)
/** Beyond this, minutes are omitted. */
const maxWalkMinutes = 30

/** Nearby places as text: everything that the map draws. */
export function Nearby({ point }: { point: Point }) {
  const parks = parksWithin(point)
  return (
    <>
      <div className="mt-6 grid gap-x-8 gap-y-7 phablet:grid-cols-2 desktop:grid-cols-3">
        <List title={messages.stations}>
          {nearestStations(point).map(({ name, lines, zone, minutes, farthest }) => (
            <Row key={name} name={name} distance={walkingTime(minutes, farthest)}>
              <LineBars lines={lines} />
              <span className={smallClass}>{messages.linesAndZone(linesText(lines), zoneText(zone))}</span>
            </Row>
          ))}
        </List>
        <List title={messages.universities}>
          {nearestUniversities(point).map(({ name, point: university, metres, minutes }) => {
            const isWalkable = minutes <= maxWalkMinutes && !isAcrossRiver(point, university)
            return (
              <Row
                key={name}
                name={name}
                distance={isWalkable ? walkingTime(minutes) : messages.kilometres((metres / 1000).toFixed(1))}
              >
                <span className={smallClass}>{isWalkable ? messages.onFoot : messages.straightLine}</span>
              </Row>
            )
          })}
        </List>
        {parks.length > 0 && (
          <List title={messages.parks}>
            {parks.map(({ name, metres, minutes }) => (
              <Row key={name} name={name} distance={metres < 32 ? messages.nextToIt : walkingTime(minutes)} />
            ))}
          </List>
        )}
      </div>
      <p className="mt-4 max-w-measure text-small text-ink-2">{messages.estimates}</p>
    </>
  )
}
