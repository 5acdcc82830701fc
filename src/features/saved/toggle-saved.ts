import { toast } from '../../components/ui/toast'
import * as messages from '#messages/saved.ts'
import { paths } from '../../paths'
import { limits } from './saved'
import { share } from './share'
import { shortlistPath } from './shortlist'
import { $isStored, $saved, remove, restore, save } from './saved.store'

// The actions of Save, Share and Print buttons; save-buttons.ts loads this module before the first press.

/** The slugs of the saved listings, stored or only in memory. */
export const savedSlugs = () => new Set($saved.get().map(({ slug }) => slug))

/** Subscribes to changes of the saved listings. */
export const onChange = (call: () => void) => $saved.listen(call)

// Without storage, the links of header and footer contain the list, as that of the message does.
$saved.listen(() => {
  if ($isStored.get()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header,footer) a[href^="${paths.saved}"]`))
    link.href = shortlistPath([...savedSlugs()])
})

const linkToSaved = (href: string = paths.saved) => ({ label: messages.seeSaved, href })

function saveFrom(slug: string, { title = '', type, price }: DOMStringMap) {
  if (!save({ slug, title, type: type === 'rent' ? 'rent' : 'sale', price: Number(price) }))
    return toast(messages.full(limits.saved), {
      durationMs: 10_000,
      action: linkToSaved(),
    })
  if ($isStored.get()) return toast(messages.isSaved, { action: linkToSaved() })
  // The link contains the list, because storage is unavailable.
  toast(messages.savedHere, {
    durationMs: 15_000,
    action: linkToSaved(shortlistPath([...savedSlugs()])),
  })
}

async function shareOrReport(title: string) {
  const url = location.origin + location.pathname
  const done = await share(title, url)
  if (done === 'copied') toast(messages.linkCopied)
  if (done === 'refused') toast(messages.copyRefused(url), { durationMs: 20_000 })
}

/** Saves or removes a button's listing, shares it, or prints its page. */
export function press(button: HTMLElement) {
  const { save: slug, share: title, print: paper } = button.dataset
  if (paper !== undefined) return print()
  if (title !== undefined) return void shareOrReport(title)
  if (slug === undefined) return
  const removed = savedSlugs().has(slug) ? remove(slug) : null
  if (removed)
    toast(messages.removed, {
      durationMs: 10_000,
      action: {
        label: messages.undo,
        onPress: () => {
          restore(removed)
          toast(messages.isBack)
        },
      },
    })
  else saveFrom(slug, button.dataset)
}
