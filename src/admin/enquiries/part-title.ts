/** The style of a section title in the open enquiry. */
export const partTitle = 'border-b border-ink pb-2 font-sans text-note leading-[1.4] font-semibold tracking-normal'
