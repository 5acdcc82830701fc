// Journeys whose times others have published, read in November 2026. Minutes are from platform to platform. Nobody
// measured them for us, and none was compared with TfL's journey planner.

interface KnownJourney {
  from: string
  to: string
  /** The trains, each with the station where one leaves it. A station with another name there is walked to. */
  rides: { line: string; from: string; to: string }[]
  minutes: number
  source: string
}

const ride = (line: string, from: string, to: string, minutes: number, source: string): KnownJourney => ({
  from,
  to,
  rides: [{ line, from, to }],
  minutes,
  source,
})

const crossrail = 'Crossrail’s predicted times, in the Daily Mail, 20 December 2017'
const londonist = 'Londonist, May 2016, from TfL’s timetable'
const londonDrum = 'London Drum, train journeys'

export const knownJourneys: KnownJourney[] = [
  ride('Elizabeth', 'Paddington', 'Canary Wharf (Elizabeth line)', 17, crossrail),
  ride('Elizabeth', 'Paddington', 'Liverpool Street', 10, crossrail),
  ride('Elizabeth', 'Paddington', 'Stratford', 18, crossrail),
  ride('Northern', 'Hampstead', 'Kennington', 21, londonist),
  ride('Northern', 'Camden Town', 'Kennington', 16, `${londonist}: by way of Charing Cross`),
  ride('Victoria', 'Finsbury Park', 'Victoria', 15, 'michaelmorris.co.uk, a passenger of forty years'),
  ride('District', 'Gloucester Road', 'St James’s Park', 9, `${londonDrum}: 8 minutes, and 10 back`),
  ride('Jubilee', 'Canada Water', 'London Bridge', 4, 'rotherhithe.org, Tube'),
  ride('DLR', 'Bank', 'Canary Wharf (DLR)', 11, 'A guide to London’s transport: “just over ten minutes”'),
  ride('Windrush', 'Clapham Junction', 'Highbury & Islington', 40, 'East London Lines, 6 December 2012'),
  {
    from: 'Canada Water',
    to: 'Lewisham',
    rides: [
      { line: 'Jubilee', from: 'Canada Water', to: 'Canary Wharf' },
      { line: 'DLR', from: 'Canary Wharf (DLR)', to: 'Lewisham' },
    ],
    minutes: 30,
    source: `${londonDrum}: 29 minutes, and 31 back, with one change`,
  },
  {
    from: 'Canada Water',
    to: 'West India Quay',
    rides: [
      { line: 'Jubilee', from: 'Canada Water', to: 'Canary Wharf' },
      { line: 'DLR', from: 'Canary Wharf (DLR)', to: 'West India Quay' },
    ],
    minutes: 15.5,
    source: `${londonDrum}: 15 minutes, and 16 back, with one change`,
  },
]
