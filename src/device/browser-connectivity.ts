import type { Connectivity } from '#ports/connectivity.ts'

export function browserConnectivity(): Connectivity {
  return {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      const online = () => listener(true)
      const offline = () => listener(false)
      window.addEventListener('online', online)
      window.addEventListener('offline', offline)
      return () => {
        window.removeEventListener('online', online)
        window.removeEventListener('offline', offline)
      }
    },
  }
}
