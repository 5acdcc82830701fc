// "All pictures" pressed before the gallery's code has come shows them at once, as the row that they are; then the
// directive hears of the press (integrations/client-when). Until then the gallery's code is not asked for: it would
// share the line with the pictures.
const approach = (event: Event) => {
  const button = (event.target as Element).closest<HTMLElement>('astro-island[ssr] [data-full-screen]')
  if (!button || !event.isTrusted) return
  event.stopPropagation()
  if (event.type !== 'click' || button.ariaBusy) return
  button.ariaBusy = 'true'
  import('./show-pictures').then(
    ({ showPictures }) => showPictures(button),
    () => button.click(),
  )
}
for (const name of ['pointerover', 'focusin', 'touchend', 'click']) document.addEventListener(name, approach, true)

export {}
