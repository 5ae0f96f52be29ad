/** Address of the screen for photographing the kit's own paper chart. `returns`: back to the running test once it is stored. */
export const registrationAddress = (kit: string, analyte: string, returns = false) =>
  `/ColorChart?${new URLSearchParams({
    kit,
    analyte,
    tool: 'register',
    ...(returns && { back: 'run' }),
  }).toString()}`
