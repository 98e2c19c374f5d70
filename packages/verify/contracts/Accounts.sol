// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC4337} from "solady/src/accounts/ERC4337.sol";
import {ERC4337Factory} from "solady/src/accounts/ERC4337Factory.sol";
import {ERC1271} from "solady/src/accounts/ERC1271.sol";

/// A smart account of Solady: deployed by its factory, owned by a key, asked by EIP-1271.
contract Account is ERC4337 {
    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Account", "1");
    }
}

contract AccountFactory is ERC4337Factory {
    constructor(address implementation) ERC4337Factory(implementation) {}
}

/// What an account with a key of its own delegates to (EIP-7702): another key signs for it once it is set.
contract Delegate is ERC1271 {
    address public signer;

    function setSigner(address to) external {
        require(signer == address(0), "set");
        signer = to;
    }

    function _erc1271Signer() internal view override returns (address) {
        return signer == address(0) ? address(this) : signer;
    }

    function _erc1271IsValidSignatureNowCalldata(bytes32 hash, bytes calldata signature)
        internal
        view
        override
        returns (bool)
    {
        address by = ecrecover(
            hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64])
        );
        return by != address(0) && by == _erc1271Signer();
    }

    /// Asked by a validator, so the hash needs no wrapping of its own.
    function _erc1271CallerIsSafe() internal pure override returns (bool) {
        return true;
    }

    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Delegate", "1");
    }
}
