import { showMove } from '../views/move/showMove'

// The window that moves a wallet to or from another provider.
void showMove()
