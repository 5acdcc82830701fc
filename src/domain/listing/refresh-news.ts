import { pageNow } from '../../lib/time/page-clock?news'

// A page is built on one day and read on another: what was new then is called what it is today, and in the end nothing.
function refresh() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-news]')) {
    const news = (element.dataset['news'] ?? '').split(',')
    element.textContent = news.find((each) => pageNow() < parseInt(each))?.replace(/^\d+/, '') ?? ''
  }
}
refresh()
addEventListener('servertime', refresh)
