import { pageNow } from '../../lib/time/page-clock?news'

// Updates news that was built on an earlier day, and removes expired news.
function refresh() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-news]')) {
    const news = (element.dataset['news'] ?? '').split(',')
    element.textContent = news.find((each) => pageNow() < parseInt(each))?.replace(/^\d+ /, '') ?? ''
  }
}
refresh()
addEventListener('servertime', refresh)
