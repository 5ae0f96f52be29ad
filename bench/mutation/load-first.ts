// The app loads these in the middle of a test: mutants of their constants would be tried with that one test alone.
import.meta.glob(['/src/domain/exchange/*.ts', '!/src/**/*.test.ts'], { eager: true })
