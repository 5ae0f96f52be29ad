// Runs inside the page, which stands there before the app listens. The button tapped last until then is tapped once more as
// soon as the app does, and what was typed or chosen is told it, which would empty the field. Links and folds work without.
;(function () {
  let button = null
  const values = new Map()
  const listens = () => document.getElementById('root').dataset.drawn !== undefined
  const remember = {
    click: ({ target }) => {
      if (!listens()) button = target.closest('button')
    },
    // It would load the page anew.
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
      // The setter of the element's kind: React, which puts its own on each element, then sees a change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const kind of ['input', 'change'])
        field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    if (button !== null && button.isConnected) button.click()
  })
})()
