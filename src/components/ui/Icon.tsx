import clsx from 'clsx'

/** Drawn on a 20 px square with 1.4 px lines. */
const paths = {
  chat: 'M3 4h14v9.5H9.2l-4 3.4v-3.4H3z',
  expand: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  heart:
    'M10 16.6C5.4 13 2.8 10.4 2.8 7.4c0-2.2 1.6-3.7 3.6-3.7 1.5 0 2.8.8 3.6 2.2.8-1.4 2.1-2.2 3.6-2.2 2 0 3.6 1.5 ' +
    '3.6 3.7 0 3-2.6 5.6-7.2 9.2Z',
  left: 'M17 10H3M8 4.5 2.8 10 8 15.5',
  mail: 'M2.8 4.8h14.4v10.4H2.8zM2.8 5.2 10 11l7.2-5.8',
  phone: 'M6.7 2.8 3.6 4c-.3 6.6 5.8 12.7 12.4 12.4l1.2-3.1-3.8-2.2-1.7 1.7c-1.9-.8-3.7-2.6-4.5-4.5l1.7-1.7Z',
  picture: 'M2.8 4.5h14.4v11H2.8zM2.8 13l4-4 3.5 3.5 2.3-2.3 4.6 4.3',
  pin:
    'M10 17.5c3.6-4 5.3-6.9 5.3-9.3a5.3 5.3 0 0 0-10.6 0c0 2.4 1.7 5.3 5.3 9.3Z' +
    'M8.1 8.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  plan: 'M2.8 2.8h14.4v14.4H2.8zM2.8 9.5h5M10.5 9.5h6.7M10.5 9.5v4M10.5 16v1.2M8 2.8v4',
  print: 'M5.5 7V2.5h9V7M5.5 14.5h-3V7.5h15v7h-3M5.5 11.5h9v6h-9z',
  right: 'M3 10h14M12 4.5 17.2 10 12 15.5',
  share: 'M10 12.5V2.8M6.6 5.8 10 2.5l3.4 3.3M5 9.5H3.5v8h13v-8H15',
  video: 'M2.8 5h10v10h-10zM12.8 9l4.4-2.6v7.2L12.8 11',
}

interface Props {
  name: keyof typeof paths
  className?: string
}

/** An icon beside text, or in a button with another accessible name. */
export const Icon = ({ name, className }: Props) => (
  <svg
    viewBox="0 0 20 20"
    className={clsx('size-5 flex-none fill-none stroke-current stroke-[1.4] [stroke-linecap:round]', className)}
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
