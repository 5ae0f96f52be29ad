import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Route, Switch } from 'wouter'

const theme = createTheme({ palette: { primary: { main: '#1976d2' } } })
const Page = lazy(() => import('./page.jsx'))
const About = lazy(() => import('./about.jsx'))

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Suspense>
      <Switch>
        <Route path="/" component={Page} />
        <Route component={About} />
      </Switch>
    </Suspense>
  </ThemeProvider>,
)
