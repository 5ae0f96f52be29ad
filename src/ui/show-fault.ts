/** Calls `show` where work fails by a fault of ours, and throws the fault on: chunk recovery handles it if code could not be loaded. */
export async function showFault<Value>(work: Promise<Value>, show: () => void): Promise<Value> {
  try {
    return await work
  } catch (fault) {
    show()
    throw fault
  }
}
