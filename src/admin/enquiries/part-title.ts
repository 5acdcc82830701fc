/** The look of a part's title within the open enquiry. */
export const partTitle = 'border-b border-ink pb-2 font-sans text-note leading-[1.4] font-semibold tracking-normal'
