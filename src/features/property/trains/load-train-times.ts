// The chooser of a place loads when it is nearly in sight: most visitors never scroll to it.
const chooser = document.querySelector('train-times')
if (chooser) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void import('./train-times')
    },
    { rootMargin: '400px' },
  )
  observer.observe(chooser)
}
