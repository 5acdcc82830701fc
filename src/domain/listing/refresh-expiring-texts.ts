import { pageNow } from '../../lib/time/page-clock?expiring'

// Updates texts that were built on an earlier day, and removes expired ones.
function refresh() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-expiring]')) {
    const versions = (element.dataset['expiring'] ?? '').split(',')
    element.textContent = versions.find((each) => pageNow() < parseInt(each))?.replace(/^\d+ /, '') ?? ''
  }
}
refresh()
addEventListener('servertime', refresh)
