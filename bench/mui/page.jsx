import { useState } from 'react'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { ConfirmDialog, KitSelect, SampleCount, Sections, Volume } from './controls.jsx'

const places = ['タイマー', '比色表', '診断', 'ヒント', '説明書']

/** Default export for lazy(). Of the pieces `/` shows or can open: app bar, drawer, two buttons, dialog, select of 35, number field, tabs, toast, slider. */
export default function Page() {
  const [isDrawerOpen, openDrawer] = useState(false)
  const [isDialogOpen, openDialog] = useState(false)
  const [toast, showToast] = useState('')
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => openDrawer(true)}>
            メニュー
          </Button>
          <Typography variant="h6" component="h1">
            土壌診断キット専用タイマー
          </Typography>
        </Toolbar>
      </AppBar>
      <Places isOpen={isDrawerOpen} onClose={() => openDrawer(false)} />
      <Container component="main" maxWidth="sm">
        <Stack spacing={3} sx={{ py: 3 }}>
          <Typography>
            土壌診断キットの手順を一つずつ案内し、正しい時刻に知らせるタイマーです。
          </Typography>
          <KitSelect />
          <SampleCount />
          <Sections />
          <Volume />
          <Button variant="contained" size="large" onClick={() => showToast('測定を始めました')}>
            測定を始める
          </Button>
          <Button variant="outlined" onClick={() => openDialog(true)}>
            測定をやめる
          </Button>
        </Stack>
      </Container>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => openDialog(false)}
        onConfirm={() => {
          openDialog(false)
          showToast('測定をやめました')
        }}
      />
      <Snackbar
        open={toast !== ''}
        message={toast}
        autoHideDuration={4000}
        onClose={() => showToast('')}
      />
    </>
  )
}

function Places({ isOpen, onClose }) {
  return (
    <Drawer open={isOpen} onClose={onClose}>
      <List component="nav" aria-label="ページ" sx={{ width: 260 }}>
        {places.map((place) => (
          <ListItemButton key={place} onClick={onClose}>
            <ListItemText primary={place} />
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  )
}
