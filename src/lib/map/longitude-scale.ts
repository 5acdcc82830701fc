/** At London's latitude a degree of longitude is about this much of one of latitude. */
export const squeeze = 0.622
