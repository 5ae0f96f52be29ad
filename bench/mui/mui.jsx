import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Page } from './page.jsx'

const theme = createTheme({ palette: { primary: { main: '#1976d2' } } })

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Page />
  </ThemeProvider>,
)
