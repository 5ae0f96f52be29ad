// Inlined in the page, which is visible before the app handles events. As soon as the app does, the last button tapped is clicked again,
// and the app receives values typed or chosen so far, which it would otherwise clear. Links and folds work without the app.
;(function () {
  let button = null
  const values = new Map()
  const listens = () => {
    const root = document.getElementById('root')
    // The page of last resort has none, and needs no repeat.
    return root === null || root.dataset.drawn !== undefined
  }
  const remember = {
    click: ({ target }) => {
      if (!listens()) button = target.closest('button')
    },
    // A submission would reload the page.
    submit: (event) => {
      if (!listens()) event.preventDefault()
    },
    input: ({ target }) => values.set(target, target.value),
  }
  const kinds = Object.keys(remember)
  for (const kind of kinds) document.addEventListener(kind, remember[kind])
  document.addEventListener('app-listens', () => {
    for (const kind of kinds) document.removeEventListener(kind, remember[kind])
    for (const [field, value] of values) {
      // Uses the setter of the element's prototype: React overrides it on each element, and so notices the change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const kind of ['input', 'change'])
        field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    if (button !== null && button.isConnected) button.click()
  })
})()
