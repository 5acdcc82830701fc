// The chooser of a place loads when it is nearly in sight: most visitors never scroll to it.
const chooser = document.querySelector('train-times')
if (chooser) {
  const load = () =>
    import('./train-times').then(
      () => observer.disconnect(),
      () => {},
    )
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load(),
    { rootMargin: '400px' },
  )
  observer.observe(chooser)
  // If it was lost on the way, an attempt to choose loads it again.
  for (const name of ['focusin', 'pointerdown']) chooser.addEventListener(name, () => void load())
}

export {}
