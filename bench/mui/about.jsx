import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'

export default function About() {
  return (
    <Container component="main" maxWidth="sm">
      <Typography component="h1" variant="h6">
        使い方
      </Typography>
    </Container>
  )
}
