// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// An operation as EntryPoint 0.7 and 0.8 pass it to an account.
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// An account for tests of smart sessions. Its owner names two keys, and only both together act for it over the
/// EntryPoint: the gateway's, which keeps the limits, and the site's.
contract CoSignedAccount {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    address private immutable entryPoint;
    address private immutable owner;
    address private gatewayKey;
    address private siteKey;

    constructor(address entryPoint_, address owner_) {
        entryPoint = entryPoint_;
        owner = owner_;
    }

    receive() external payable {}

    function setKeys(address gateway, address site) external {
        require(msg.sender == owner, "not from the owner");
        gatewayKey = gateway;
        siteKey = site;
    }

    /// ERC-4337. Returns 1 for a wrong signature.
    function validateUserOp(PackedUserOperation calldata operation, bytes32 hash, uint256 missing)
        external
        returns (uint256)
    {
        require(msg.sender == entryPoint, "not from the EntryPoint");
        if (missing > 0) {
            (bool isPaid,) = msg.sender.call{value: missing}("");
            require(isPaid, "not paid");
        }
        bytes[] memory both = abi.decode(operation.signature, (bytes[]));
        bool isSigned = both.length == 2 && isSignedBy(gatewayKey, hash, both[0]) && isSignedBy(siteKey, hash, both[1]);
        return isSigned ? 0 : 1;
    }

    /// ERC-7579: one call, or several that succeed or fail together.
    function execute(bytes32 mode, bytes calldata data) external payable {
        require(msg.sender == entryPoint, "not from the EntryPoint");
        if (mode == bytes32(0)) {
            call(address(bytes20(data[:20])), uint256(bytes32(data[20:52])), data[52:]);
            return;
        }
        require(mode == bytes32(bytes1(0x01)), "mode");
        Call[] memory calls = abi.decode(data, (Call[]));
        for (uint256 at = 0; at < calls.length; at++) {
            call(calls[at].target, calls[at].value, calls[at].data);
        }
    }

    /// ERC-1271, for the owner.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return isSignedBy(owner, hash, signature) ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }

    function call(address target, uint256 value, bytes memory data) private {
        (bool isDone, bytes memory answer) = target.call{value: value}(data);
        if (isDone) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }

    function isSignedBy(address key, bytes32 hash, bytes memory signature) private pure returns (bool) {
        if (signature.length != 65) return false;
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        address signer = ecrecover(hash, v, r, s);
        return signer != address(0) && signer == key;
    }
}
