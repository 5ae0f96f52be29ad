import { useServices } from '#ui/services.tsx'

/** Whether the test on the screen is a practice: the manual, the charts and the camera do not cover it. */
export function useIsPractice(): boolean {
  const { session, practice } = useServices()
  return session === practice
}
