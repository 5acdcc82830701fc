/** Where toasts are shown. An open sheet covers the region of the page and makes it inert, so it has its own. */
export const toastRegion = () =>
  document.querySelector('[data-sheet] [data-toasts]') ?? document.querySelector('[data-toasts]:not(dialog *)')
