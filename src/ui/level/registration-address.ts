/** Where the kit's own paper chart is photographed. `returns`: back to the running test once it is kept. */
export const registrationAddress = (kit: string, analyte: string, returns = false) =>
  `/ColorChart?${new URLSearchParams({
    kit,
    analyte,
    tool: 'register',
    ...(returns && { back: 'run' }),
  }).toString()}`
