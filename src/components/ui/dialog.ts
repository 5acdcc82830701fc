// Browsers that know `command` and `closedby` need none of this: it is for those from before 2026.

if (!('command' in HTMLButtonElement.prototype))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })

if (!('closedBy' in HTMLDialogElement.prototype))
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement && target.matches('.dialog[open]'))) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
  })

export {}
