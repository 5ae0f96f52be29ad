import { welcomeSteps, type WelcomeStep } from '#app/welcome.ts'

export const firstPath = (step: WelcomeStep) => `/?view=first&step=${step}`

export const stepOf = (asked: string | null): WelcomeStep =>
  welcomeSteps.find((step) => step === asked) ?? 'kit'

export const stepAfter = (step: WelcomeStep) => welcomeSteps[welcomeSteps.indexOf(step) + 1]
