/** Where the answer begins: the button under the form leads there. */
export const answerId = 'answer'
