/** The mark of the app, as in public/favicon.svg, drawn inside the page: a file of its own would be a separate document. */
export const AppMark = () => (
  <svg
    className="fixed-size"
    width="32"
    height="32"
    viewBox="49.5 49.5 413 413"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M256 66v40M226 64h60" stroke="#1976d2" strokeWidth="34" />
    <circle cx="256" cy="278" r="160" fill="#ffffff" stroke="#bbdefb" strokeWidth="40" />
    <path d="M256 118a160 160 0 1 1-160 160" stroke="#1976d2" strokeWidth="40" />
    <path d="M210 262h92v82a46 46 0 0 1-92 0z" fill="#e3f2fd" />
    <path d="M210 300h92v44a46 46 0 0 1-92 0z" fill="#795548" />
    <path d="M210 262v82a46 46 0 0 0 92 0v-82M194 262h124" stroke="#0d47a1" strokeWidth="16" />
    <path d="M256 300v-72" stroke="#2e7d32" strokeWidth="18" />
    <path d="M254 240c-56 4-80-20-84-62 50-8 82 14 84 62z" fill="#43a047" />
    <path d="M258 222c-2-42 22-62 74-60 2 42-24 64-74 60z" fill="#2e7d32" />
  </svg>
)
