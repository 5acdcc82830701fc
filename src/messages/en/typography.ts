/** Rules that only this language needs, in the head of each page. English has the site's own. */
export const styles = ''
